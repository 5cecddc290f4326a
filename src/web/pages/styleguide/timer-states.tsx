import type { Alarm, Timer } from '#domain/timers/timers.ts';
import { useText } from '#web/page/text.ts';
import type { Tokens } from '#web/ui/read-tokens.ts';
import { Phone } from '../../features/styleguide/phone.tsx';
import { Specimen } from '../../features/styleguide/specimen.tsx';
import { words } from '../../features/styleguide/words.ts';
import { ShownTimers } from '../../features/timers/shown-timers.tsx';

/** A moment that every clock calls the same. */
const now = new Date(2025, 2, 1, 19, 0).getTime();
const minutes = (n: number) => n * 60_000;

const alarm = (due: number, rang?: number): Alarm => ({
  at: now + minutes(due),
  isTold: true,
  isHeard: false,
  rangAt: rang === undefined ? null : now + minutes(rang),
});

const timer = (id: string, name: string, ...alarms: Alarm[]): Timer => ({
  id,
  name,
  alarms,
  language: 'en',
  recipe: 'Plum cake',
  path: '/recipe/plum-cake',
  pausedAt: null,
  isSaid: true,
});

const butter = timer('butter', 'Beat the butter', alarm(4.5));
/** The timer that the bar of ingredients stands beside. */
export const sampleTimer = { timer: butter, now };
const bake = timer('bake', 'Bake in a round tin of 26 cm', alarm(72));
const paused = { ...timer('rest', 'Rest the dough', alarm(12)), pausedAt: now };
const due = timer('due', 'Simmer', alarm(0, 0));
const again = timer('again', 'Bake', alarm(0, 0), alarm(3));
const late = timer('late', 'Let it cool', alarm(-3, 0));

const states: [string, number, Timer[], boolean][] = [
  [words.running, 64, [butter], false],
  [words.several, 64, [butter, bake, paused], false],
  [words.unfoldedPaused, 620, [butter, paused, bake], true],
  [words.due, 180, [due, butter], false],
  [words.severalDue, 320, [due, again, late, butter], false],
  [words.dueAgain, 180, [again, butter, bake], false],
  [words.late, 180, [late], false],
];

const nothing = () => {};

/** The bar of timers in each of its states, at a moment that stands still. */
export function TimerStates({ tokens }: { tokens: Tokens }) {
  const text = useText();
  return states.map(([label, height, ordered, isOpen]) => (
    <Specimen key={label} label={label}>
      <Phone title={label} tokens={tokens} height={height}>
        <ShownTimers ordered={ordered} now={now} text={text} isOpen={isOpen} setOpen={nothing} />
      </Phone>
    </Specimen>
  ));
}
