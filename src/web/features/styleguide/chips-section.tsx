import type { ComponentProps } from 'react';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ChipList } from '#web/ui/chip-list.tsx';
import { ClockIcon } from '#web/ui/icons.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

type Tone = NonNullable<ComponentProps<typeof Chip>['tone']>;
const tones: Record<Tone, true> = { quiet: true, leaf: true };

/** Chips in each tone, with an icon and with more words than fit; those that a press takes away. */
export function ChipsSection() {
  return (
    <Specimens>
      {(Object.keys(tones) as Tone[]).map((tone) => (
        <Specimen key={tone} label={tone}>
          <Chip tone={tone}>{words.sample}</Chip>
        </Specimen>
      ))}
      <Specimen label={words.withIcon}>
        <Chip icon={<ClockIcon size={16} />}>{words.sample}</Chip>
      </Specimen>
      <Specimen label={words.longName}>
        <Chip>{words.longSample}</Chip>
      </Specimen>
      <Specimen label={words.chosen} wide>
        <ChipList
          label={words.chosen}
          chips={[words.sample, words.longSample].map((shown) => ({
            key: shown,
            shown,
            label: shown,
            to: paths.home,
          }))}
        />
      </Specimen>
    </Specimens>
  );
}
