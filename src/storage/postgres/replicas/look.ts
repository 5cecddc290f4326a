import type { Pool } from 'pg';

/** What a server tells of itself. */
export type Look = {
  isPrimary: boolean;
  /** How often a standby has become the primary; 0 where the server is one itself. */
  timeline: number;
  /** How far it has come, in bytes of the log: what is committed before that is read there. */
  position: number;
};

/**
 * A commit is flushed before anybody sees it, so the flushed end of a primary's log is past all that can be read there,
 * and a replica can reach it; where commits wait for no disk the end itself is.
 */
const question = `
  select not pg_is_in_recovery() as "isPrimary",
    case when pg_is_in_recovery() then 0
      else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
    end as timeline,
    coalesce(case
      when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn()
    end - '0/0'::pg_lsn, 0)::bigint as position`;

/** Asks a server how far it is. On a primary whatever was seen before the question is before the answer. */
export async function look(pool: Pool): Promise<Look> {
  const { rows } = await pool.query<Look>(question);
  return rows[0] as Look;
}
