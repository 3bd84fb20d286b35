import { startApp } from '@/app/start-app';
import '@/app/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void startApp(container);
