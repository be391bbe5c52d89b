/** What each column of a file is: the menus over them ↔ the text of the option `columns`, such as `op=3,offset=5`. */

export const ROLES = ["op", "page", "key", "offset", "size", "volume", "client", "time"] as const;
export type Role = (typeof ROLES)[number];

/** A role by the place of its column, from 0. */
export type Roles = ReadonlyMap<number, Role>;

/** Only one of these can say which page is asked for; a size goes with an offset alone. */
const PAGES: readonly Role[] = ["page", "key", "offset"];

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text);

/** Columns are given by number, or by their names in the first row. What is neither is left out. */
export function rolesOf(columns: string, names: readonly string[]): Roles {
  const roles = new Map<number, Role>();
  for (const part of columns.split(",")) {
    const at = part.indexOf("=");
    const [role, column] = [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
    // A volume may be several columns.
    for (const each of names.includes(column) ? [column] : column.split("+")) {
      const place = /^\d+$/.test(each) ? Number(each) - 1 : names.indexOf(each);
      if (isRole(role) && place >= 0) roles.set(place, role);
    }
  }
  return roles;
}

/** With one column's role changed: a role but the volume is one column's, and one column says the page. */
export function withRole(roles: Roles, place: number, role: Role | undefined): Roles {
  const next = new Map([...roles].filter(([at]) => at !== place));
  if (role === undefined) return next;
  for (const [at, other] of next) {
    const excluded =
      (other === role && role !== "volume") ||
      (PAGES.includes(role) && PAGES.includes(other)) ||
      (other === "size" && PAGES.includes(role) && role !== "offset") ||
      (role === "size" && PAGES.includes(other) && other !== "offset");
    if (excluded) next.delete(at);
  }
  return next.set(place, role);
}

export const columnsText = (roles: Roles): string =>
  ROLES.flatMap((role) => {
    const places = [...roles].flatMap(([place, own]) => (own === role ? [place + 1] : []));
    return places.length === 0 ? [] : [`${role}=${places.toSorted((one, other) => one - other).join("+")}`];
  }).join(",");

export const saysPage = (roles: Roles): boolean => [...roles.values()].some((role) => PAGES.includes(role));
