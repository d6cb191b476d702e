/**
 * The answer of an external service, or a failure if it takes longer than `ms`, since other requests wait. A later
 * answer is ignored.
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
