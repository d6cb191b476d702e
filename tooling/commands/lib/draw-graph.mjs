/** Returns the packages and their dependencies as a Mermaid graph for the READMEs. */
export function drawGraph(packages) {
  const drawn = packages.filter((one) => !one.folder.startsWith('tooling'))
  const lines = drawn.flatMap((one) =>
    Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies })
      .filter((name) => drawn.some((other) => other.name === name))
      .sort()
      .map((name) => `  ${short(one.name)} --> ${short(name)}`),
  )
  return ['```mermaid', 'graph TD', ...lines, '```', ''].join('\n')
}

const short = (name) => name.replace('@hearth/', '')
