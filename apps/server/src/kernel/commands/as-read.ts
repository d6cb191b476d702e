import { OPS_CODE, OpsRefusal } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Maximum number of attempts while others keep changing the same thing. */
const TRIES = 20

/**
 * Changes something in its current state: reads it, and requests the change with the version that was read. Repeats
 * both if somebody else changed the thing meanwhile. That is safe because the command has not shown the old state to
 * anybody.
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

/** Whether a call was refused because the thing has changed meanwhile. */
const isStale = (error: unknown): boolean => error instanceof OpsRefusal && error.code === OPS_CODE.stale
