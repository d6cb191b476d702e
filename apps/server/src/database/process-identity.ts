import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Distinguishes two processes with the same id: returns when the process started, as the system writes it. Undefined if
 * there is no such process, if it is a zombie, or if the system does not say.
 */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name of the process, may contain spaces and brackets, so fields are read after the last
    // bracket. The 3rd field is the state, the 22nd the start time.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined
    const ticks = fields[18]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${ticks}`
  } catch {
    return process.platform === 'linux' || process.platform === 'win32' ? undefined : startByPs(pid)
  }
}

/** Whether a process with this id runs now. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
