export const migrations: { name: string; up: never; down: never }[] = [];
