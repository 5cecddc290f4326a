import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { keptDays } from '#domain/accounts/kept-days.ts';
import { dayMs } from '#domain/spans.ts';
import { type TableName, tables } from '../schema.ts';
import { text } from '../table.ts';
import { type DataTarget, fillingNote, type Row } from '../transfer.ts';
import { openSqliteTarget } from './transfer.ts';

/** A row with something in every column. */
function anyRow(table: TableName, own: Row): Row {
  const { columns } = tables[table];
  const valueIn = (name: string) =>
    columns[name as never] === text ? `${own.id ?? own.user_id} ${name}` : 1;
  return { ...Object.fromEntries(Object.keys(columns).map((n) => [n, valueIn(n)])), ...own };
}

test('who had left has the whole time to come back once a backup is restored, and not by a copy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-transfer-'));
  const endsAfter = async (name: string, restoredAt?: number) => {
    await using target = await openSqliteTarget(join(folder, `${name}.sqlite`));
    await target.put('users', [anyRow('users', { id: 'early' }), anyRow('users', { id: 'late' })]);
    await target.put('leavings', [
      anyRow('leavings', { user_id: 'early', ends_at: 10 * dayMs }),
      anyRow('leavings', { user_id: 'late', ends_at: 40 * dayMs }),
    ]);
    await target.finish(restoredAt);
    return (await target.rows('leavings', null, 5)).map((row) => row.ends_at);
  };
  expect(await endsAfter('copied')).toEqual([10 * dayMs, 40 * dayMs]);
  const restored = await endsAfter('restored', 20 * dayMs);
  expect(restored).toEqual([(20 + keptDays.grace) * dayMs, 40 * dayMs]);
  await rm(folder, { recursive: true });
});

test('a restoration whose last write fails is gone on with, for what came of it has not changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-transfer-'));
  const file = join(folder, 'cut.sqlite');
  const ends = async (target: DataTarget) =>
    (await target.rows('leavings', null, 5)).map((row) => row.ends_at);
  await using target = await openSqliteTarget(file);
  await target.put('notes', [{ key: fillingNote, value: 'a backup' }]);
  await target.put('users', [anyRow('users', { id: 'early' })]);
  await target.put('leavings', [anyRow('leavings', { user_id: 'early', ends_at: 10 * dayMs })]);
  const another = new DatabaseSync(file);
  another.exec("create trigger cut before delete on notes begin select raise(abort, 'cut'); end");
  await expect(target.finish(20 * dayMs)).rejects.toThrow('cut');
  expect(await ends(target)).toEqual([10 * dayMs]);
  another.exec('drop trigger cut');
  another.close();
  await target.finish(20 * dayMs);
  expect(await ends(target)).toEqual([(20 + keptDays.grace) * dayMs]);
  await rm(folder, { recursive: true });
});
