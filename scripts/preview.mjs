// npm run preview: the production build (npm run build) with the embedded backend.
import { runVite } from './run-vite.mjs';

runVite(['preview', ...process.argv.slice(2)]);
