import type { Section } from '../../features/styleguide/sections.tsx';
import { BarStates, HaveStates, TinStates } from './amount-states.tsx';
import { FormPhotoStates, GalleryStates } from './photo-states.tsx';
import { OverviewState, StageStates } from './stage-states.tsx';
import { TimerStates } from './timer-states.tsx';

/** The sections of the style guide that are put together from several features. */
export const kitchenSections: readonly Section[] = [
  { id: 'have', title: 'Scaling by what there is', content: HaveStates },
  { id: 'tins', title: 'Scaling by a tin', content: TinStates },
  { id: 'ingredients-bar', title: 'Ingredients on a phone', content: BarStates },
  { id: 'timers', title: 'Timers', content: TimerStates },
  { id: 'stage', title: 'Cook mode', content: StageStates },
  { id: 'overview', title: 'Cook mode: everything', content: OverviewState },
  { id: 'form-photos', title: 'Photos in the form', content: FormPhotoStates },
  { id: 'gallery', title: 'Gallery', content: GalleryStates },
];
