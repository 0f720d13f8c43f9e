; An installer for Windows, made by Inno Setup 6 from the one-folder bundle.
; NOT RUN: this recipe has never been built; tests check that it can be read and that its paths exist.
; On Windows: python packaging/build_elsewhere.py, which gives Version, Publisher and Root.

#ifndef Root
  #error Root, Version and Publisher are given by packaging/build_elsewhere.py
#endif

[Setup]
AppId={{6A6E0C0B-6F4B-4A64-9C39-0B5D6C3E7A55}
AppName=Laksewhist
AppVersion={#Version}
AppPublisher={#Publisher}
DefaultDirName={autopf}\Laksewhist
DefaultGroupName=Laksewhist
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\pictures\icons\laksewhist.ico
UninstallDisplayIcon={app}\laksewhist.exe
OutputDir={#Root}\dist
OutputBaseFilename=laksewhist-{#Version}-setup
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[Files]
Source: "{#Root}\dist\laksewhist\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Laksewhist"; Filename: "{app}\laksewhist.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.laksewhist"; ValueType: string; ValueData: "Laksewhist.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Laksewhist.Record"; ValueType: string; ValueData: "Laksewhist record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Laksewhist.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\laksewhist.exe,0"
Root: HKA; Subkey: "Software\Classes\Laksewhist.Record\shell\open\command"; ValueType: string; ValueData: """{app}\laksewhist.exe"" ""%1"""
