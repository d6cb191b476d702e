import { existsSync } from 'node:fs'
import type { RenderPage } from '@hearth/sdk/render'
import { coresBeside } from '#kernel/limits/cores-beside'
import { pageParts } from '#web/finished-page'
import type { WebShell } from '#web/load-web'
import type { Renderer } from '#web/page-renderer'
import { renderThreads } from '#web/render-threads'

/** The built program of a thread that renders, beside the built server. */
const PROGRAM = new URL('./render-worker.js', import.meta.url)

/** Returns the renderer of a web shell. It renders in threads if both the web shell and the server were built. */
export const rendererOf = ({ file, render }: WebShell, origins: readonly string[], processes?: number): Renderer =>
  file !== undefined && existsSync(PROGRAM)
    ? renderThreads({ program: PROGRAM, file, origins, threads: coresBeside(processes) })
    : renderHere(render, origins)

/** Renders in this thread, for tests. */
const renderHere = (render: RenderPage, origins: readonly string[]): Renderer => ({
  atOnce: 4,
  render: async (request, transport) => pageParts(await render(request, transport), origins),
  close: () => Promise.resolve(),
})
