/** Px that the page must be pulled down to refresh it. */
const ENOUGH = 64

/** The text shown during a pull, and its height in px. */
export interface Pulled {
  height: number
  words: string
}

/**
 * Follows one finger until it is lifted.
 * @param from px: vertical position at which the touch began
 * @param tell shows the state of the pull; called with undefined when the pull is over
 * @param refresh called if the finger is lifted far enough down. The text of the pull stays until the promise of
 * `refresh` settles.
 */
export function followPull(
  area: HTMLElement,
  from: number,
  tell: (pulled?: Pulled) => void,
  refresh: () => unknown,
): void {
  let far = 0
  const move = ({ touches }: TouchEvent) => {
    // A second finger zooms the page, so it ends the pull.
    if (touches.length > 1) return stop()
    far = Math.min(Math.max(0, ((touches[0]?.clientY ?? from) - from) * 0.5), ENOUGH * 1.4)
    tell(far > 0 ? { height: far, words: far >= ENOUGH ? '松开刷新' : '下拉刷新' } : undefined)
  }
  const over = () => {
    area.removeEventListener('touchmove', move)
    area.removeEventListener('touchend', end)
    area.removeEventListener('touchcancel', stop)
  }
  const stop = () => {
    over()
    tell()
  }
  const end = () => {
    over()
    if (far < ENOUGH) return tell()
    tell({ height: 44, words: '正在刷新…' })
    const release = () => tell()
    Promise.resolve(refresh()).then(release, release)
  }
  area.addEventListener('touchmove', move, { passive: true })
  area.addEventListener('touchend', end)
  area.addEventListener('touchcancel', stop)
}
