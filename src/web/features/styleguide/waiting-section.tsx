import type { ComponentProps } from 'react';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

type Shape = NonNullable<ComponentProps<typeof Skeleton>['shape']>;
const shapes: Record<Shape, true> = {
  text: true,
  short: true,
  title: true,
  picture: true,
  control: true,
};

/** What stands in for what is on its way: skeletons, the spinner, progress. */
export function WaitingSection() {
  return (
    <Specimens>
      {(Object.keys(shapes) as Shape[]).map((shape) => (
        <Specimen key={shape} label={`Skeleton ${shape}`} wide>
          <Skeleton shape={shape} />
        </Specimen>
      ))}
      <Specimen label={Spinner.name}>
        <Spinner />
      </Specimen>
      {[0, 0.4, 1].map((value) => (
        <Specimen key={value} label={`Progress ${value}`} wide>
          <Progress label={words.uploading} value={value} />
        </Specimen>
      ))}
    </Specimens>
  );
}
