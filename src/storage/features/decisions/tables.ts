import { integer, optional, table, text } from '../../table.ts';

export const decisionTables = {
  /** What moderators decided about what somebody posted, with the appeal against it and the answer. */
  decisions: table(
    {
      id: text,
      kind: text,
      subject_id: text,
      /** Whom it concerns. */
      user_id: text,
      decided_at: integer,
      /** Null for the operator, and for one whose account is gone. */
      decided_by: optional(text),
      rule: optional(text),
      reason: text,
      appeal: optional(text),
      appealed_at: optional(integer),
      ruled_at: optional(integer),
      ruled_as: optional(text),
      ruling: optional(text),
      /** When it was taken back, or another took its place. */
      ended_at: optional(integer),
      /** Of what is decided about a person: a warning, or what they are kept from, and until when. */
      level: optional(text),
      ends_at: optional(integer),
      /** Where many of their posts were hidden at once. */
      cleanup_id: optional(text),
    },
    { key: ['id'], refers: ['users', 'cleanups'] },
  ),
};
