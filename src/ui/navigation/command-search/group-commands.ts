import type { Command, CommandGroup } from './command-list.js';
import { rankCommands } from './rank-commands.js';

/** Commands in their groups, each group in the place of its first command. */
function grouped(commands: readonly Command[]): CommandGroup[] {
  const groups = new Map<string | undefined, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([label, members]) => ({ label, commands: members }));
}

/**
 * What to show for a query: with none, what was used last and then everything; else what fits, the best group first.
 * No more than `limit`, and how many that leaves out.
 */
export function groupCommands(
  query: string,
  commands: readonly Command[],
  recent: readonly string[],
  recentLabel: string,
  limit: number,
): { groups: CommandGroup[]; left: number } {
  if (query.trim() !== '') {
    const found = rankCommands(query, commands);
    return { groups: grouped(found.slice(0, limit)), left: Math.max(0, found.length - limit) };
  }
  const last = recent.flatMap(id => commands.find(command => command.id === id) ?? []);
  const others = commands.filter(command => !recent.includes(command.id));
  const shown = others.slice(0, Math.max(0, limit - last.length));
  return {
    groups: [...(last.length > 0 ? [{ label: recentLabel, commands: last }] : []), ...grouped(shown)],
    left: others.length - shown.length,
  };
}
