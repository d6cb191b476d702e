/** Px: distance of a pull that refreshes when released. */
const ENOUGH = 64

/** Text during a pull, and the height it takes, px. */
export interface Pulled {
  height: number
  words: string
}

/**
 * Follows one finger from its touch until it is lifted.
 * @param from start of the touch, px
 * @param tell shows the state; undefined when it is over
 * @param refresh called when released far enough down; the text stays until its promise settles
 */
export function followPull(
  area: HTMLElement,
  from: number,
  tell: (pulled?: Pulled) => void,
  refresh: () => unknown,
): void {
  let far = 0
  const move = ({ touches }: TouchEvent) => {
    // Two fingers zoom, and do not pull.
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
