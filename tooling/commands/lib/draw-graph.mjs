/** The rooms and their arrows as a Mermaid graph, for the READMEs. */
export function drawGraph(rooms) {
  const house = rooms.filter((room) => !room.folder.startsWith('tooling'))
  const lines = house.flatMap((room) =>
    Object.keys({ ...room.manifest.dependencies, ...room.manifest.peerDependencies })
      .filter((name) => house.some((one) => one.name === name))
      .sort()
      .map((name) => `  ${short(room.name)} --> ${short(name)}`),
  )
  return ['```mermaid', 'graph TD', ...lines, '```', ''].join('\n')
}

const short = (name) => name.replace('@hearth/', '')
