import type { Server } from 'node:http';
import { isPackage } from '../../cache/project-folder.ts';
import type { DevRenderer } from './dev-renderer.ts';

/**
 * Starts the renderer for the program as it is installed: with Vite from the sources, so that changed code shows too, or,
 * where the package brings it bundled, as a build renders. `server` carries Vite's own messages.
 */
export async function startDevRenderer(server: Server): Promise<DevRenderer> {
  if (isPackage) return (await import('./built-renderer.ts')).startBuiltRenderer();
  return (await import('./vite-renderer.ts')).startViteRenderer(server);
}
