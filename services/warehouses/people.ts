/** What warehouse screens show of the district and of the people in charge, and nothing else of them. */
export const people = {
  depth: 2,
  populate: { users: { name: true, mobile: true, image: true }, districts: { name: true } },
};
