import { configureGlobal } from 'fast-check';

// A run that fails must fail again for the next person; the bench tries new seeds.
configureGlobal({ seed: 20_240_229 });
