import './main.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// A file that misses the place where pictures are dropped would be shown in place of the page.
for (const name of ['dragover', 'drop'] as const)
  document.addEventListener(name, (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
