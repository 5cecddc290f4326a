import type { ComponentType } from 'react';
import type { SectionProps } from './both-themes.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { ChipsSection } from './chips-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { ContainerSection } from './container-section.tsx';
import { DialogSection } from './dialog-section.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { EmptyStatesSection } from './empty-states-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { ShapeSection } from './shape-section.tsx';
import { ToastsSection } from './toasts-section.tsx';
import { TypeSection } from './type-section.tsx';
import { WaitingSection } from './waiting-section.tsx';
import { WordmarkSection } from './wordmark-section.tsx';

export type Section = { id: string; title: string; content: ComponentType<SectionProps> };

/** The sections of the style guide, in the order of the page. */
export const sections: readonly Section[] = [
  { id: 'colours', title: 'Colours', content: ColoursSection },
  { id: 'type', title: 'Type', content: TypeSection },
  { id: 'shape', title: 'Space, radii, shadows, motion', content: ShapeSection },
  { id: 'wordmark', title: 'Wordmark', content: WordmarkSection },
  { id: 'icons', title: 'Icons', content: IconsSection },
  { id: 'buttons', title: 'Buttons', content: ButtonsSection },
  { id: 'fields', title: 'Fields', content: FieldsSection },
  { id: 'choices', title: 'Check boxes, radio buttons, drop-downs', content: ChoicesSection },
  { id: 'chips', title: 'Chips', content: ChipsSection },
  { id: 'dialog', title: 'Dialog', content: DialogSection },
  { id: 'toasts', title: 'Toasts', content: ToastsSection },
  { id: 'waiting', title: 'Skeletons, spinner, progress', content: WaitingSection },
  { id: 'empty-states', title: 'Empty states and drawings', content: EmptyStatesSection },
  { id: 'carousel', title: 'Carousel', content: CarouselSection },
  { id: 'cards', title: 'Cards', content: CardsSection },
  { id: 'disclosure', title: 'Disclosure', content: DisclosureSection },
  { id: 'container', title: 'Widths', content: ContainerSection },
];
