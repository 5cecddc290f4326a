import { endCommand } from './end-command.ts';
import { runData } from './moving/run.ts';

await endCommand(runData);
