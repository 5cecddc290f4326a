import type { ComponentType } from 'react';
import * as actionIcons from '#web/ui/action-icons.tsx';
import * as icons from '#web/ui/icons.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const { SocialIcon, Line: _, ...others } = { ...icons, ...actionIcons };
/** By name: a module's own order differs between server and browser. */
const byName = Object.entries(others as Record<string, ComponentType>).sort(([one], [other]) =>
  one < other ? -1 : 1,
);
const networks = ['instagram', 'facebook', 'youtube', 'x', 'github', 'linkedin', 'other'];

/** Every icon by its name: a new one shows here by itself. */
export function IconsSection() {
  return (
    <Specimens>
      {byName.map(([name, Icon]) => (
        <Specimen key={name} label={name.replace(/Icon$/, '')}>
          <Icon />
        </Specimen>
      ))}
      {networks.map((network) => (
        <Specimen key={network} label={network}>
          <SocialIcon network={network} />
        </Specimen>
      ))}
    </Specimens>
  );
}
