import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Ms of a clock tick, in which Linux counts processor time. */
const TICK = 10

/** Whether this machine reports the processor time of its processes. Only Linux does. */
export const knowsProcessorTime = () => existsSync('/proc/self/stat')

/** Returns the ms of processor time that a process, its threads and its child processes have used, also ended ones. */
export function processorTime(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readStat(name)?.parent === pid)
  const { own, ended } = readStat(pid) ?? { own: 0, ended: 0 }
  return children.reduce((sum, child) => sum + (readStat(child)?.own ?? 0), own + ended)
}

/** Returns the parent and the processor times of a process; undefined if the process has ended. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: fields[1], own: (fields[11] + fields[12]) * TICK, ended: (fields[13] + fields[14]) * TICK }
  } catch {
    return undefined
  }
}
