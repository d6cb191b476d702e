/**
 * Maximum number of items of which every combination is formed. For more items, only these combinations are formed: all
 * items, all items but one, each single item, and no item.
 */
const MOST_COMBINED = 3

/** Returns the combinations of some items, the largest first. */
export function combinations<One>(all: readonly One[]): One[][] {
  if (all.length > MOST_COMBINED)
    return [[...all], ...all.map((left) => all.filter((one) => one !== left)), ...all.map((one) => [one]), []]
  return all.reduce<One[][]>((some, one) => [...some.map((few) => [...few, one]), ...some], [[]])
}

/**
 * Returns the sequences in which some items can be arranged. For more than {@link MOST_COMBINED} items, only one
 * sequence for each item is formed: the item comes first, and the others follow in their given order.
 */
export function orders<One>(all: readonly One[]): One[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first) => {
    const others = all.filter((one) => one !== first)
    const rest = all.length > MOST_COMBINED ? [others] : orders(others)
    return rest.map((more) => [first, ...more])
  })
}
