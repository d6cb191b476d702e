/**
 * The answer of somebody outside the shop, or a failure once that takes longer than `ms`: whoever waits has others to
 * serve. An answer that comes later is ignored.
 * @throws Error that says who did not answer
 */
export async function inTime<Answer>(who: string, ms: number, asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} did not answer within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
