export default function SettingsLanguage() {
  return null;
}
