import { useText } from '#web/page/text.ts';
import { toggleTheme, useTheme } from '#web/page/theme.ts';
import { IconButton } from '#web/ui/button.tsx';
import { MoonIcon, SunIcon } from '#web/ui/icons.tsx';

/** Switches between light and dark; the choice is remembered. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const text = useText();
  const theme = useTheme();
  return (
    <IconButton
      className={className}
      variant="onLeafQuiet"
      label={text(theme === 'dark' ? 'nav.theme.toLight' : 'nav.theme.toDark')}
      icon={theme === 'dark' ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={toggleTheme}
    />
  );
}
