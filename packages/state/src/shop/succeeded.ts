/** Whether a call succeeded. The SDK's toast has shown a failure. */
export const succeeded = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )
