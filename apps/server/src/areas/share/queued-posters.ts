import { createWorkQueue } from '#kernel/limits/work-queue'
import type { PosterDrawing, PosterPictures, PosterView } from '#ports/poster'

/** The most posters that wait to be drawn. Further requests are refused. */
const MOST_WAITING = 20

/**
 * Draws posters one at a time. Concurrent requests for the same poster share one drawing. The queue is limited, since
 * nobody would wait until the end of a longer one.
 */
export function queuedPosters(
  draw: (view: PosterView, pictures: PosterPictures) => Promise<Buffer>,
  mostWaiting = MOST_WAITING,
): PosterDrawing {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting })
  const drawing = new Map<string, Promise<Buffer>>()
  return (view, pictures, asker) => {
    const key = JSON.stringify(view)
    const begun = drawing.get(key)
    if (begun) return begun
    const work = queue.run(() => draw(view, pictures), asker).finally(() => drawing.delete(key))
    drawing.set(key, work)
    return work
  }
}
