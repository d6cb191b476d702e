/** Returns whether a call succeeded. The SDK's toast shows a failure. */
export const succeeded = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )
