/**
 * Returns the answer of an external service. Rejects if it takes longer than `ms`, since other requests wait; a later
 * answer is ignored.
 * @throws Error that names the service
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
