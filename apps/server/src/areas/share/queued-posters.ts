import { createWorkQueue } from '#kernel/limits/work-queue'
import type { PosterDrawing, PosterPictures, PosterView } from '#ports/poster'

/** Most posters that wait to be drawn; any more are refused. */
const MOST_WAITING = 20

/**
 * Draws posters one at a time; concurrent requests for the same poster share one drawing. The queue is limited, since
 * in a longer one everybody would wait longer than they stay.
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
