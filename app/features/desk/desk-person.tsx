import { createContext, useContext } from "react";
import {
  type AdminArea,
  mayChange,
  mayRead,
  type Role,
} from "#app/domain/desk/role/role-rights.ts";

const RoleContext = createContext<Role>("member");

/** Gives the admin pages the logged-in person; the server checks the role again on each request. */
export const AdminPersonProvider = RoleContext.Provider;

export function useMayChange(area: AdminArea): boolean {
  return mayChange(useContext(RoleContext), area);
}

export function useMayRead(area: AdminArea): boolean {
  return mayRead(useContext(RoleContext), area);
}
