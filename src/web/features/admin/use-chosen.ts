import { useState } from 'react';

export type Chosen<Row> = {
  /** What the dialog is about; it stays while the dialog fades. */
  row: Row | null;
  isOpen: boolean;
  /** What failed of what the dialog began. */
  fault: string;
  choose: (row: Row) => void;
  setOpen: (isOpen: boolean) => void;
  tell: (fault: string) => void;
};

/** The one row that a dialog asks about. */
export function useChosen<Row>(): Chosen<Row> {
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [fault, tell] = useState('');
  const choose = (next: Row) => {
    setRow(next);
    tell('');
    setOpen(true);
  };
  return { row, isOpen, fault, choose, setOpen, tell };
}
