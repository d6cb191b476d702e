/** Runs at most `most` at once; the others wait in line. A place that is called off before its turn never runs. */
export function createLimit(most: number) {
  const line: (() => void)[] = []
  let running = 0
  const next = () => {
    while (running < most && line.length) {
      running++
      line.shift()!()
    }
  }
  return {
    /** Calls `start` when there is room; gives what leaves the line. */
    enter(start: () => void): () => void {
      line.push(start)
      next()
      return () => {
        const place = line.indexOf(start)
        if (place >= 0) line.splice(place, 1)
      }
    },
    /** Makes room for the next. */
    leave() {
      running--
      next()
    },
  }
}
