import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** How often a thing is read and changed anew while others change it. */
const TRIES = 20

/**
 * Changes a thing as it is now: reads it, and asks for the change with the version it has; where somebody was faster,
 * again. A person at a console who sees an old version should look again; whoever gives a command did not look.
 */
export async function asRead<Seen, Result>(
  read: () => Promise<Seen>,
  write: (seen: Seen) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const seen = await read()
    try {
      return await write(seen)
    } catch (error) {
      if (!isStale(error)) throw error
      if (tries === TRIES)
        throw new OperatorRefusal({
          zh: '其他人正在修改，没有改动，请稍后再试。',
          en: 'Others go on changing this. Nothing was changed: say it again in a moment.',
        })
    }
  }
}

/** Whether a call was refused since a thing has changed meanwhile. */
const isStale = (error: unknown): boolean => error instanceof OpsRefusal && error.code === OPS_CODE.stale
