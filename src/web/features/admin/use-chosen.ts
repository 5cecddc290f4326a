import { useState } from 'react';

export type Chosen<Row> = {
  /** What the dialog is about; it stays while the dialog fades. */
  row: Row | null;
  isOpen: boolean;
  choose: (row: Row) => void;
  setOpen: (isOpen: boolean) => void;
};

/** The one row that a dialog asks about. */
export function useChosen<Row>(): Chosen<Row> {
  const [row, setRow] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: Row) => {
    setRow(next);
    setOpen(true);
  };
  return { row, isOpen, choose, setOpen };
}
