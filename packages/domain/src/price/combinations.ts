/** Up to this number of things are combined in every way. Of more, each is left out once, and taken alone once. */
const MOST_COMBINED = 3

/** Every choice of some of them, the largest first. */
export function combinations<One>(all: readonly One[]): One[][] {
  if (all.length > MOST_COMBINED)
    return [[...all], ...all.map((left) => all.filter((one) => one !== left)), ...all.map((one) => [one]), []]
  return all.reduce<One[][]>((some, one) => [...some.map((few) => [...few, one]), ...some], [[]])
}

/** Every order of a few; of more, each of them first once. */
export function orders<One>(all: readonly One[]): One[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first) => {
    const others = all.filter((one) => one !== first)
    const rest = all.length > MOST_COMBINED ? [others] : orders(others)
    return rest.map((more) => [first, ...more])
  })
}
