// npm start: everything that is missing is installed, then the site and its backend run.
import { runVite } from './run-vite.mjs';

runVite(['dev', ...process.argv.slice(2)]);
