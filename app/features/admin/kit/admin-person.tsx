import { createContext, useContext } from "react";
import { type AdminArea, mayChange, mayRead, type Role } from "#app/domain/role.ts";

const RoleContext = createContext<Role>("member");

/** Tells the pages below who sits at the desk; the gate asks again on the server. */
export const AdminPersonProvider = RoleContext.Provider;

export function useMayChange(area: AdminArea): boolean {
  return mayChange(useContext(RoleContext), area);
}

export function useMayRead(area: AdminArea): boolean {
  return mayRead(useContext(RoleContext), area);
}
