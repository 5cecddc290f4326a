import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { EditIcon } from '#web/ui/action-icons.tsx';
import {
  Button,
  ButtonLink,
  ButtonPlace,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
} from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './buttons-section.module.css';
import { Forced, type ForcedState } from './forced.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

/** Naming each variant here is what keeps a new one from being left out: it would not type-check. */
const grounds: Record<ButtonVariant, 'paper' | 'leaf'> = {
  primary: 'paper',
  quiet: 'paper',
  bare: 'paper',
  danger: 'paper',
  onLeaf: 'leaf',
  onLeafQuiet: 'leaf',
};
const sizes: Record<ButtonSize, true> = { small: true, medium: true, large: true };
const states: ForcedState[] = ['hover', 'focus', 'pressed'];

/** Every variant in every state, the sizes, buttons that are links, and icons alone. */
export function ButtonsSection() {
  return (
    <>
      {(Object.keys(grounds) as ButtonVariant[]).map((variant) => (
        <Ground key={variant} variant={variant}>
          <Variant variant={variant} />
        </Ground>
      ))}
      <Specimens>
        {(Object.keys(sizes) as ButtonSize[]).map((size) => (
          <Specimen key={size} label={size}>
            <Button variant="primary" size={size}>
              {words.show}
            </Button>
          </Specimen>
        ))}
        <Specimen label={ButtonLink.name}>
          <ButtonLink to={paths.home}>{words.show}</ButtonLink>
        </Specimen>
        <Specimen label={IconButton.name}>
          <IconButton label={words.show} icon={<EditIcon />} />
        </Specimen>
        <Specimen label={`${IconButton.name} small`}>
          <IconButton size="small" label={words.show} icon={<EditIcon size={18} />} />
        </Specimen>
        <Specimen label={ButtonPlace.name}>
          <ButtonPlace label={words.show} icon={<EditIcon size={20} />} />
        </Specimen>
      </Specimens>
    </>
  );
}

function Ground({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  return (
    <div className={grounds[variant] === 'leaf' ? styles.leaf : undefined}>
      <h3 className={styles.name}>{variant}</h3>
      <div className={styles.states}>{children}</div>
    </div>
  );
}

function Variant({ variant }: { variant: ButtonVariant }) {
  return (
    <>
      <Specimen label={words.rest}>
        <Button variant={variant}>{words.show}</Button>
      </Specimen>
      {states.map((state) => (
        <Specimen key={state} label={words[state]}>
          <Forced state={state}>
            <Button variant={variant}>{words.show}</Button>
          </Forced>
        </Specimen>
      ))}
      <Specimen label={words.disabled}>
        <Button variant={variant} disabled>
          {words.show}
        </Button>
      </Specimen>
      <Specimen label={words.loading}>
        <Button variant={variant} aria-disabled>
          <Spinner />
          {words.show}
        </Button>
      </Specimen>
      <Specimen label={words.withIcon}>
        <Button variant={variant}>
          <EditIcon size={20} />
          {words.show}
        </Button>
      </Specimen>
    </>
  );
}
