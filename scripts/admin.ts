import { runAdmin } from './admin/run.ts';
import { endCommand } from './end-command.ts';

await endCommand(runAdmin);
