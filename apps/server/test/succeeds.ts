/**
 * Runs a change for all items at once.
 * @returns for each item whether it succeeded
 */
export const succeeds = <One>(ones: readonly One[], run: (one: One) => Promise<unknown>): Promise<boolean[]> =>
  Promise.all(
    ones.map((one) =>
      run(one).then(
        () => true,
        () => false,
      ),
    ),
  )
